/** Written by `npm run contract` from openapi.json: change the API, not this file. */
import { api } from '@arogya/platform';
export const addTagTypes = ['hospital'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      ownHospitalQr: build.query<OwnHospitalQrApiResponse, OwnHospitalQrApiArg>({
        query: () => ({ url: `/api/hospital/qr` }),
        providesTags: ['hospital'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as hospitalApi };
export type OwnHospitalQrApiResponse = /** status 200 The QR code and address of the own booking page */ HospitalQr;
export type OwnHospitalQrApiArg = void;
export type HospitalQr = {
  /** PNG as a data URL */
  qrCode: string;
  bookingUrl: string;
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
export const { useOwnHospitalQrQuery, useLazyOwnHospitalQrQuery } = injectedRtkApi;
