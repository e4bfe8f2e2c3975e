import { DownloadOutlined } from '@ant-design/icons';
import { CSV_FILES, FILTERED_CSV, type CsvFile } from '@arogya/domain/exports/files';
import { EXPORT_FAILED, EXPORT_STARTED } from '@arogya/domain/stats/texts';
import { toasts } from '@arogya/platform';
import { Button } from 'antd';
import type { MouseEvent } from 'react';
import { useProof } from './use-proof';

interface ExportButtonProps {
  readonly file: CsvFile;
  /** For pages that already say what is exported; by default the file's own words. */
  readonly label?: string;
  /** What the filters of the list say; without any the file holds everything. */
  readonly filters?: Readonly<Record<string, string | undefined>>;
}

/** As a click on a link would: in a new window, with the session's cookie. */
function openFile(address: string): void {
  const link = document.createElement('a');
  Object.assign(link, { href: address, target: '_blank', rel: 'noopener' });
  link.click();
}

/** The browser fetches the file itself (docs/spec/calls.md), once the server knows who asks for it. */
export function ExportButton({ file, label, filters = {} }: ExportButtonProps) {
  const isProved = useProof(EXPORT_FAILED);
  const { address, label: own, started } = CSV_FILES[file];
  const narrowed = Object.entries(filters).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = narrowed.length > 0 ? `?${new URLSearchParams(narrowed).toString()}` : '';
  const begin = async (event: MouseEvent): Promise<void> => {
    event.preventDefault();
    if (!(await isProved())) return;
    openFile(`${address}${query}`);
    toasts.show({ title: EXPORT_STARTED, text: query ? FILTERED_CSV.started : started });
  };
  return (
    <Button icon={<DownloadOutlined />} href={`${address}${query}`} target="_blank" rel="noopener" onClick={(event) => void begin(event)}>
      {query ? FILTERED_CSV.label : (label ?? own)}
    </Button>
  );
}
