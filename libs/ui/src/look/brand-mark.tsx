/** The product's logo: a leaf with a pulse line. Decorative; the name is beside it. */
export function BrandMark({ size = 32 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <rect width="32" height="32" rx="9" fill="var(--ad-primary)" />
      <path
        d="M5.5 17.2h5l2.2-6.4 4.2 11.6 3-8.2 1.3 3h5.3"
        fill="none"
        stroke="var(--ad-on-primary)"
        strokeWidth="2.2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
