/** Pages of one micro-frontend, which no other may take. */
export const ADMIN_PAGES = [
  { path: '/', label: 'Dashboard', roles: ['admin'], home: true },
  { path: '/users', label: 'Users', roles: ['admin'] },
  { path: '/patients/:id', label: 'Patient', roles: ['admin'] },
];

const TAKING = [
  ...['/Users', '/USERS', '/users', '/users/', '//users', '/users//', '/%75sers', '/%55SERS', '/:x', '/:x/', '/:x?', '/*', '*', 'users'],
  ...[
    '/users?',
    '/users/*',
    '/patients/new',
    '/Patients/:x',
    '/patients/:x?',
    '/:a/:b',
    '/',
    '',
    '/login',
    '/Login',
    '/book/x',
    '/a/x',
    '/api/x',
  ],
];
const FREE = ['/user', '/users/new', '/rounds', '/rounds/:ward', '/patients', '/patients/new/beds'];

/** Paths as another nav.json may name them, and whether the router would find one of those pages, or one of the shell, at them. */
export const PAGE_SHAPES: readonly (readonly [path: string, takes: boolean])[] = [
  ...TAKING.map((path) => [path, true] as const),
  ...FREE.map((path) => [path, false] as const),
];
