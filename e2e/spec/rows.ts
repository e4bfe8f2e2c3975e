import { ACCESS } from './access';
import { AGENT } from './agent';
import { APPOINTMENTS } from './appointments';
import { BOOKING } from './public-booking';
import { DASHBOARD } from './dashboard';
import { DOCTOR } from './doctor';
import { DOCTORS } from './doctors';
import { ENQUIRIES } from './enquiries';
import { FRAME } from './frame';
import { HOSPITAL } from './hospital';
import { HOSPITALS } from './hospitals';
import { LANDING } from './landing';
import { LEADS } from './leads';
import { LOGIN } from './login';
import { MANAGEMENT } from './management';
import { PATIENTS } from './patients';
import { REPORTS } from './reports';
import type { Row } from './row';
import { USERS } from './users';

export const SCREENS = {
  LANDING,
  LOGIN,
  FRAME,
  ACCESS,
  DASHBOARD,
  ENQUIRIES,
  DOCTORS,
  APPOINTMENTS,
  LEADS,
  AGENT,
  DOCTOR,
  HOSPITAL,
  HOSPITALS,
  USERS,
  PATIENTS,
  MANAGEMENT,
  REPORTS,
  BOOKING,
};

export const ROWS: readonly Row[] = Object.values(SCREENS).flat();
