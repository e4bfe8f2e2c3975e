/** Written by `npm run contract` from openapi.json: change the API, not this file. */
import { api } from '@arogya/platform';
export const addTagTypes = ['hospital'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      hospitalAppointments: build.query<HospitalAppointmentsApiResponse, HospitalAppointmentsApiArg>({
        query: (queryArg) => ({
          url: `/api/hospital/appointments`,
          params: {
            q: queryArg.q,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            after: queryArg.after,
            status: queryArg.status,
            doctorId: queryArg.doctorId,
            hospitalId: queryArg.hospitalId,
            patientId: queryArg.patientId,
            from: queryArg['from'],
            to: queryArg.to,
          },
        }),
        providesTags: ['hospital'],
      }),
      hospitalDoctors: build.query<HospitalDoctorsApiResponse, HospitalDoctorsApiArg>({
        query: (queryArg) => ({
          url: `/api/hospital/doctors`,
          params: {
            q: queryArg.q,
            sort: queryArg.sort,
            page: queryArg.page,
            pageSize: queryArg.pageSize,
            after: queryArg.after,
            archived: queryArg.archived,
            specialty: queryArg.specialty,
            city: queryArg.city,
            hospitalId: queryArg.hospitalId,
            isActive: queryArg.isActive,
          },
        }),
        providesTags: ['hospital'],
      }),
      ownHospitalQr: build.query<OwnHospitalQrApiResponse, OwnHospitalQrApiArg>({
        query: () => ({ url: `/api/hospital/qr` }),
        providesTags: ['hospital'],
      }),
      hospitalStats: build.query<HospitalStatsApiResponse, HospitalStatsApiArg>({
        query: () => ({ url: `/api/hospital/stats` }),
        providesTags: ['hospital'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as hospitalApi };
export type HospitalAppointmentsApiResponse = /** status 200 Appointments of the own hospital, the latest first */ Appointment[];
export type HospitalAppointmentsApiArg = {
  /** Search; fewer than three characters match beginnings only */
  q?: string | null;
  /** A field, or -field for descending */
  sort?: string | null;
  page?: number | null;
  pageSize?: number | null;
  /** Where a long list goes on: taken from Link rel="next" */
  after?: string | null;
  status?: ('pending' | 'confirmed' | 'cancelled' | 'completed' | 'no_show') | null;
  doctorId?: string | null;
  hospitalId?: string | null;
  patientId?: string | null;
  /** First day, on the clock of the hospital */
  from?: string | null;
  /** Last day, included */
  to?: string | null;
};
export type HospitalDoctorsApiResponse = /** status 200 Doctors of the own hospital */ Doctor[];
export type HospitalDoctorsApiArg = {
  /** Search; fewer than three characters match beginnings only */
  q?: string | null;
  /** A field, or -field for descending */
  sort?: string | null;
  page?: number | null;
  pageSize?: number | null;
  /** Where a long list goes on: taken from Link rel="next" */
  after?: string | null;
  /** true: what has been deleted instead, for whoever may bring it back */
  archived?: boolean | null;
  specialty?: string | null;
  city?: string | null;
  hospitalId?: string | null;
  isActive?: boolean | null;
};
export type OwnHospitalQrApiResponse = /** status 200 The QR code and address of the own booking page */ HospitalQr;
export type OwnHospitalQrApiArg = void;
export type HospitalStatsApiResponse = /** status 200 Figures of the own hospital */ HospitalStats;
export type HospitalStatsApiArg = void;
export type AppointmentPatient = {
  id: string;
  name: string;
  phone: string;
  symptoms: string | null;
};
export type AppointmentDoctor = {
  id: string;
  fullName: string;
  specialty: string;
  phone: string;
};
export type AppointmentHospital = {
  id: string;
  name: string;
  timeZone: string;
};
export type Appointment = {
  id: string;
  /** The number that people read out */
  number: number;
  patientId: string;
  doctorId: string;
  /** The hospital when it was booked */
  hospitalId: string | null;
  /** The agent who booked it */
  agentId: string | null;
  appointmentDate: string;
  /** On the clock of the hospital */
  timeSlot: string;
  endsAt: string;
  status: 'pending' | 'confirmed' | 'cancelled' | 'completed' | 'no_show';
  notes: string | null;
  feedback: string | null;
  /** What a returning visitor told of themselves, for staff to accept */
  reported: object | null;
  source: 'staff' | 'public';
  /** Who vouches for the phone: staff, nobody, a browser that has booked with it before, or a code sent to it */
  proof: 'staff' | 'unproven' | 'device' | 'verified';
  version: number;
  createdAt: string;
  updatedAt: string;
  patient: AppointmentPatient;
  doctor: AppointmentDoctor;
  hospital: AppointmentHospital | null;
};
export type Problem = {
  /** urn:arogyadesk:<code> */
  type: string;
  title: string;
  status: number;
  /** One sentence for the person */
  detail: string;
  /** The same sentence, for the toast */
  message: string;
  /** The sentence of each refused field */
  errors?: {
    [key: string]: string;
  };
  /** Quote it when you report a fault */
  requestId?: string;
};
export type Weekday = 'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';
export type HospitalOfDoctor = {
  id: string;
  name: string;
  timeZone: string;
};
export type Doctor = {
  id: string;
  /** Left out for agents */
  userId?: string | null;
  fullName: string;
  specialty: string;
  phone: string;
  /** Left out for agents */
  email?: string | null;
  hospitalId: string | null;
  hospitalName: string | null;
  city: string;
  /** Years */
  experience: number | null;
  /** Left out for agents */
  licenseNumber?: string | null;
  workingDays: Weekday[];
  /** HH:MM-HH:MM */
  timeSlots: string[];
  services: string[];
  /** How long a visit lasts */
  consultationMinutes: number;
  isActive: boolean;
  version: number;
  createdAt: string;
  updatedAt: string;
  hospital: HospitalOfDoctor | null;
};
export type HospitalQr = {
  /** PNG as a data URL */
  qrCode: string;
  bookingUrl: string;
};
export type HospitalStats = {
  totalAppointments: number;
  /** Of every status, by the clock of the hospital */
  todayAppointments: number;
  activeDoctors: number;
  confirmedToday: number;
};
export const {
  useHospitalAppointmentsQuery,
  useHospitalDoctorsQuery,
  useOwnHospitalQrQuery,
  useHospitalStatsQuery,
} = injectedRtkApi;
