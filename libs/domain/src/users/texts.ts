export const USER_CREATED = 'User created successfully';
export const USER_UPDATED = 'User updated successfully';
export const USER_DELETED = 'User deleted successfully';
export const CREATE_USER_FAILED = 'Failed to create user';
export const UPDATE_USER_FAILED = 'Failed to update user';
export const DELETE_USER_FAILED = 'Failed to delete user';
export const HOSPITAL_NEEDED = 'Please choose the hospital of this administrator';
