import type { SharedWith } from './rules';

export const VIEWS = 'Views';
export const SAVE_VIEW = 'Save this view';
export const SAVE = 'Save';
export const REPLACE_FILTERS = 'Keep what is shown now in place of its filters';
export const VIEW_NAME = 'Name of the view';
export const NO_VIEWS = 'No saved views yet. Set the filters and the order you need, then save them under a name.';
export const VIEWS_FAILED = 'Failed to fetch the saved views.';
export const VIEW_SAVED = 'View saved.';
export const VIEW_DELETED = 'View deleted.';
export const VIEW_FAILED = 'Failed to save the view.';
export const NAME_TAKEN = 'You already have a view of this name here';
export const NO_HOSPITAL_TO_SHARE = 'Your account belongs to no hospital';
export const SHARED_LABELS: Readonly<Record<SharedWith, string>> = {
  me: 'Only me',
  role: 'People of my role',
  hospital: 'People of my hospital',
};
export const SHARED = 'Shared with you';
export const OWN = 'Yours';
export const SHOWN_NOW = 'shown now';
export const OPENS_WITH = 'opens with this';
export const makeDefault = (name: string): string => `Open this page with ${name}`;
export const endDefault = (name: string): string => `Do not open this page with ${name}`;
export const renameView = (name: string): string => `Rename ${name}`;
export const moveUp = (name: string): string => `Move ${name} up`;
export const moveDown = (name: string): string => `Move ${name} down`;
export const ORDER_FAILED = 'Failed to put the views in order.';
export const deleteView = (name: string): string => `Delete ${name}`;
export const sharedBy = (name: string, owner: string): string => `${name}, shared by ${owner}`;
