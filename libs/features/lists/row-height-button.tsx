import { ColumnHeightOutlined } from '@ant-design/icons';
import { Button } from 'antd';

/** Switches the rows of a list between 44 and 56 px. */
export const RowHeightButton = ({ tall, onToggle }: { readonly tall: boolean; readonly onToggle: () => void }) => (
  <Button
    type={tall ? 'default' : 'text'}
    icon={<ColumnHeightOutlined />}
    aria-label="Tall rows"
    title="Tall rows"
    aria-pressed={tall}
    onClick={onToggle}
  />
);
