import { fails } from './failures';
import { rowsOf } from './row';
import type { Stage } from './stage';
import { dialog, menu, hasChoices, press, proves, shows, takes, type } from './steps';

const PLACES = ['Specific failures', 'Success messages'];
const row = rowsOf('admin', '/users', PLACES);
const ownRow = rowsOf(
  'admin',
  async (stage: Stage) => {
    stage.name = (await stage.made.user()).username;
    return `/users?q=${stage.name}`;
  },
  PLACES,
);
const fresh = (): string => `ravi${Date.now()}`;
const adding = [
  proves,
  press('Add User'),
  dialog('Add User'),
  type('First name', 'Ravi'),
  type('Last name', 'Rao'),
  type('Email', () => `${fresh()}@example.in`),
  type('Username', fresh),
  type('Password', 'demo1234'),
  press('Add User'),
];
const editing = [takes('Edit'), dialog('Edit User'), type('Last name', 'Rane'), press('Save User')];
const deleting = [proves, takes('Delete'), press('Delete')];

export const USERS = [
  row([], [shows('User Management'), menu('Edit', 'Sign out everywhere', 'Turn off two-step sign-in', 'Delete')]),
  row([], [hasChoices('Role', 'All roles', 'Admin', 'Agent', 'Doctor', 'Hospital Admin')]),
  row(['User created successfully'], adding),
  row(['Failed to create user'], adding, { before: [fails('POST', 'users')] }),
  ownRow(['User updated successfully'], editing),
  ownRow(['Failed to update user'], editing, { before: [fails('PUT', 'users/*')] }),
  ownRow(['Failed to delete user'], deleting, { before: [fails('DELETE', 'users/*')] }),
  ownRow(['User deleted successfully'], deleting),
];
