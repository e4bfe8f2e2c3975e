/** The part of a booking address that names the hospital: lower-case words joined by hyphens. */
export function slugFrom(name: string): string {
  const words = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const slug = words
    .replace(/['’]/gu, '')
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
    .slice(0, 60);
  return slug.replace(/-+$/u, '') || 'hospital';
}

export const bookingPath = (slug: string): string => `/book/${slug}`;
