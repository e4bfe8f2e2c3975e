import '../look/icon-button.css';
import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
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

/** Copies `text`; the icon becomes a tick for two seconds. */
export function CopyButton({ text, label, onCopied, onRefused, wide = false }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), 2000);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      onCopied?.();
    } catch {
      onRefused?.();
    }
  };
  const icon = copied ? <CheckOutlined /> : <CopyOutlined />;
  if (wide)
    return (
      <Button icon={icon} onClick={() => void copy()}>
        {copied ? 'Copied' : label}
      </Button>
    );
  return (
    <button type="button" className="ad-icon-button" title={copied ? 'Copied' : label} aria-label={label} onClick={() => void copy()}>
      {icon}
    </button>
  );
}
