import { DownloadOutlined } from '@ant-design/icons';
import { CSV_FILES, type CsvFile } from '@arogya/domain/exports/files';
import { EXPORT_STARTED } from '@arogya/domain/stats/texts';
import { toasts } from '@arogya/platform';
import { Button } from 'antd';

interface ExportButtonProps {
  readonly file: CsvFile;
  /** For pages that already say what is exported; by default the file's own words. */
  readonly label?: string;
}

/** The browser fetches the file itself, with the session's cookie (docs/spec/calls.md). */
export function ExportButton({ file, label }: ExportButtonProps) {
  const { address, label: own, started } = CSV_FILES[file];
  return (
    <Button
      icon={<DownloadOutlined />}
      href={address}
      target="_blank"
      rel="noopener"
      onClick={() => toasts.show({ title: EXPORT_STARTED, text: started })}
    >
      {label ?? own}
    </Button>
  );
}
