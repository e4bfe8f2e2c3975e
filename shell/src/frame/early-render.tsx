import type { NavEntry } from '@arogya/platform';
import { renderToStaticMarkup } from 'react-dom/server.edge';
import { sidebarOf } from '../remotes/sidebar-entries';
import type { Manifest } from '../remotes/manifest';
import { EarlyFrame } from './early-frame';

interface FrameInput extends Manifest {
  readonly role: string;
  /** The entry of the page that is asked for, which the role may open. */
  readonly at: NavEntry;
}

/** For the server (backend/src/web/early-frame.ts): the HTML of the frame that the document holds. */
export const render = ({ remotes, role, at }: FrameInput): string =>
  renderToStaticMarkup(<EarlyFrame entries={sidebarOf({ remotes }, role)} at={at} />);
