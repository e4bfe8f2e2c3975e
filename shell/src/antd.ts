import { later } from './antd-later';

/**
 * antd as the browser has it: under this name micro-frontends get this module (tools/build/webpack-federation.cjs), with every part of
 * antd, which antd.spec.ts compares, and every look. What first screens show is in the shell's first script.
 */
export {
  Alert,
  App,
  AutoComplete,
  Button,
  Checkbox,
  ConfigProvider,
  Drawer,
  Dropdown,
  Form,
  Grid,
  Input,
  InputNumber,
  Modal,
  Pagination,
  Radio,
  Segmented,
  Select,
  Switch,
  Tabs,
  Tag,
  Tooltip,
  theme,
} from 'antd/es';

/** The whole package is 1.4 MB of script: the rest comes when a page first shows it. */
export const Affix = later(() => import('antd/es/affix'));
export const Anchor = later(() => import('antd/es/anchor'), 'Link');
export const Avatar = later(() => import('antd/es/avatar'), 'Group');
export const Badge = later(() => import('antd/es/badge'), 'Ribbon');
export const BorderBeam = later(() => import('antd/es/border-beam'));
export const Breadcrumb = later(() => import('antd/es/breadcrumb'), 'Item', 'Separator');
export const Calendar = later(() => import('antd/es/calendar'));
export const Card = later(() => import('antd/es/card'), 'Grid', 'Meta');
export const Carousel = later(() => import('antd/es/carousel'));
export const Cascader = later(() => import('antd/es/cascader'), 'Panel');
export const Col = later(() => import('antd/es/col'));
export const Collapse = later(() => import('antd/es/collapse'), 'Panel');
export const ColorPicker = later(() => import('antd/es/color-picker'));
export const DatePicker = later(
  () => import('antd/es/date-picker'),
  'WeekPicker',
  'MonthPicker',
  'YearPicker',
  'RangePicker',
  'TimePicker',
  'QuarterPicker',
);
export const Descriptions = later(() => import('antd/es/descriptions'), 'Item');
export const Divider = later(() => import('antd/es/divider'));
export const Empty = later(() => import('antd/es/empty'));
export const Flex = later(() => import('antd/es/flex'));
export const FloatButton = later(() => import('antd/es/float-button'), 'BackTop', 'Group');
export const Image = later(() => import('antd/es/image'), 'PreviewGroup');
export const Layout = later(() => import('antd/es/layout'), 'Header', 'Footer', 'Content', 'Sider');
export const List = later(() => import('antd/es/list'), 'Item');
export const Listy = later(() => import('antd/es/listy'));
export const Masonry = later(() => import('antd/es/masonry'));
export const Mentions = later(() => import('antd/es/mentions'), 'Option');
export const Menu = later(() => import('antd/es/menu'), 'Item', 'SubMenu', 'Divider', 'ItemGroup');
export const Popconfirm = later(() => import('antd/es/popconfirm'));
export const Popover = later(() => import('antd/es/popover'));
export const Progress = later(() => import('antd/es/progress'));
export const QRCode = later(() => import('antd/es/qr-code'));
export const Rate = later(() => import('antd/es/rate'));
export const Result = later(() => import('antd/es/result'));
export const Row = later(() => import('antd/es/row'));
export const Skeleton = later(() => import('antd/es/skeleton'), 'Button', 'Avatar', 'Input', 'Image', 'Node');
export const Slider = later(() => import('antd/es/slider'));
export const Space = later(() => import('antd/es/space'), 'Compact', 'Addon');
export const Spin = later(() => import('antd/es/spin'));
export const Splitter = later(() => import('antd/es/splitter'), 'Panel');
export const Statistic = later(() => import('antd/es/statistic'), 'Timer', 'Countdown');
export const Steps = later(() => import('antd/es/steps'));
export const Table = later(() => import('antd/es/table'), 'Column', 'ColumnGroup', 'Summary');
export const TimePicker = later(() => import('antd/es/time-picker'), 'RangePicker');
export const Timeline = later(() => import('antd/es/timeline'), 'Item');
export const Tour = later(() => import('antd/es/tour'));
export const Transfer = later(() => import('antd/es/transfer'), 'List', 'Search', 'Operation');
export const Tree = later(() => import('antd/es/tree'), 'DirectoryTree', 'TreeNode');
export const TreeSelect = later(() => import('antd/es/tree-select'), 'TreeNode');
export const Typography = later(() => import('antd/es/typography'), 'Text', 'Link', 'Title', 'Paragraph');
export const Upload = later(() => import('antd/es/upload'), 'Dragger');
export const Watermark = later(() => import('antd/es/watermark'));
