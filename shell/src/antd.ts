/**
 * The parts of antd that exist in the browser: under the name `antd` micro-frontends get this module (tools/webpack-federation.cjs).
 * The whole package is 1.4 MB of script, this half of it. A part that a micro-frontend needs is added here first; a test
 * compares (tools/antd-parts.spec.mjs).
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
