import '../look/icon-button.css';
import { CheckOutlined, CloseOutlined, CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useState } from 'react';

interface CopyButtonProps {
  readonly text: string;
  /** Accessible name, e.g. 'Copy phone number'. */
  readonly label: string;
  /** Called after copying, or when the browser refused; the caller may show a toast. */
  readonly onCopied?: () => void;
  readonly onRefused?: () => void;
  /** Shows the label as the button's text. */
  readonly wide?: boolean;
}

const LABELS = { copied: 'Copied', refused: 'The browser did not allow to copy' } as const;
const ICONS = { copied: <CheckOutlined />, refused: <CloseOutlined /> } as const;

/** Copies `text`; the icon becomes a tick, or a cross where the browser refuses, for two seconds. */
export function CopyButton({ text, label, onCopied, onRefused, wide = false }: CopyButtonProps) {
  const [ended, setEnded] = useState<keyof typeof LABELS | null>(null);
  useEffect(() => {
    if (!ended) return undefined;
    const timer = setTimeout(() => setEnded(null), 2000);
    return () => clearTimeout(timer);
  }, [ended]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setEnded('copied');
      onCopied?.();
    } catch {
      setEnded('refused');
      onRefused?.();
    }
  };
  const icon = ended ? ICONS[ended] : <CopyOutlined />;
  const shown = ended ? LABELS[ended] : label;
  if (wide)
    return (
      <Button icon={icon} onClick={() => void copy()}>
        {ended === 'copied' ? LABELS.copied : label}
      </Button>
    );
  return (
    <button type="button" className="ad-icon-button" title={shown} aria-label={label} onClick={() => void copy()}>
      {icon}
    </button>
  );
}
