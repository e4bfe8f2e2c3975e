/** What the server renders of this micro-frontend: the bundle dist/mfe-public-booking/server/server.cjs. */
export { renderAppointment } from './appointment/server';
export { render } from './page/server';
