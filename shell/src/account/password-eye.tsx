import { EyeInvisibleOutlined, EyeOutlined } from '@ant-design/icons';

/** The eye of a password is a button: at least 24 px (WCAG 2.2, target size). */
const LARGE = { display: 'inline-grid', placeItems: 'center', minWidth: 24, minHeight: 24 } as const;

export const eye = (shown: boolean) => <span style={LARGE}>{shown ? <EyeOutlined /> : <EyeInvisibleOutlined />}</span>;
