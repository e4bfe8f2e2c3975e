import { ExportButton } from '@arogya/features/exports/export-button';
import { Modal } from 'antd';

/** Export Report: both files, each opened in a new window (docs/spec/calls.md). */
export const ExportDialog = ({ onClose }: { onClose: () => void }) => (
  <Modal open title="Export Report" footer={null} width={440} onCancel={onClose}>
    <p className="ad-export-about">Choose what to take away. A CSV file opens in every spreadsheet.</p>
    <div className="ad-export-files">
      <ExportButton file="appointments" />
      <ExportButton file="leads" />
    </div>
  </Modal>
);
