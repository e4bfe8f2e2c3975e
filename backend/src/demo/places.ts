import { demoId } from './chance';

/** State: code. The 28 states and the 8 union territories. */
const STATES: Record<string, string> = {
  'Andhra Pradesh': 'AP',
  'Arunachal Pradesh': 'AR',
  Assam: 'AS',
  Bihar: 'BR',
  Chhattisgarh: 'CG',
  Goa: 'GA',
  Gujarat: 'GJ',
  Haryana: 'HR',
  'Himachal Pradesh': 'HP',
  Jharkhand: 'JH',
  Karnataka: 'KA',
  Kerala: 'KL',
  'Madhya Pradesh': 'MP',
  Maharashtra: 'MH',
  Manipur: 'MN',
  Meghalaya: 'ML',
  Mizoram: 'MZ',
  Nagaland: 'NL',
  Odisha: 'OD',
  Punjab: 'PB',
  Rajasthan: 'RJ',
  Sikkim: 'SK',
  'Tamil Nadu': 'TN',
  Telangana: 'TS',
  Tripura: 'TR',
  'Uttar Pradesh': 'UP',
  Uttarakhand: 'UK',
  'West Bengal': 'WB',
  'Andaman and Nicobar Islands': 'AN',
  Chandigarh: 'CH',
  'Dadra and Nagar Haveli and Daman and Diu': 'DH',
  Delhi: 'DL',
  'Jammu and Kashmir': 'JK',
  Ladakh: 'LA',
  Lakshadweep: 'LD',
  Puducherry: 'PY',
};

/** State code: its cities with the pincode of the head post office. */
const CITIES: Record<string, Record<string, string>> = {
  AP: { Visakhapatnam: '530001', Vijayawada: '520001', Tirupati: '517501', Guntur: '522001' },
  AR: { Itanagar: '791111' },
  AS: { Guwahati: '781001', Dibrugarh: '786001' },
  BR: { Patna: '800001', Gaya: '823001' },
  CG: { Raipur: '492001', Bilaspur: '495001' },
  GA: { Panaji: '403001', Margao: '403601' },
  GJ: { Ahmedabad: '380001', Surat: '395003', Vadodara: '390001', Rajkot: '360001' },
  HR: { Gurugram: '122001', Faridabad: '121001' },
  HP: { Shimla: '171001' },
  JH: { Ranchi: '834001', Jamshedpur: '831001' },
  KA: { Bengaluru: '560001', Mysuru: '570001', Mangaluru: '575001', Hubballi: '580020' },
  KL: { Thiruvananthapuram: '695001', Kochi: '682011', Kozhikode: '673001' },
  MP: { Bhopal: '462001', Indore: '452001', Gwalior: '474001', Jabalpur: '482001' },
  MH: { Pune: '411001', Mumbai: '400001', Nagpur: '440001', Nashik: '422001', Thane: '400601', Aurangabad: '431001' },
  MN: { Imphal: '795001' },
  ML: { Shillong: '793001' },
  MZ: { Aizawl: '796001' },
  NL: { Kohima: '797001' },
  OD: { Bhubaneswar: '751001', Cuttack: '753001' },
  PB: { Ludhiana: '141001', Amritsar: '143001' },
  RJ: { Jaipur: '302001', Jodhpur: '342001', Udaipur: '313001', Kota: '324001' },
  SK: { Gangtok: '737101' },
  TN: { Chennai: '600001', Coimbatore: '641001', Madurai: '625001', Tiruchirappalli: '620001', Salem: '636001' },
  TS: { Hyderabad: '500001', Warangal: '506002' },
  TR: { Agartala: '799001' },
  UP: { Lucknow: '226001', Kanpur: '208001', Varanasi: '221001', Agra: '282001', Noida: '201301' },
  UK: { Dehradun: '248001' },
  WB: { Kolkata: '700001', Howrah: '711101', Siliguri: '734001' },
  AN: { 'Port Blair': '744101' },
  CH: { Chandigarh: '160017' },
  DL: { 'New Delhi': '110001' },
  JK: { Srinagar: '190001', Jammu: '180001' },
  LA: { Leh: '194101' },
  PY: { Puducherry: '605001' },
};

export const stateId = (code: string): string => demoId(`state ${code}`, 0);

export const demoStates = () => Object.entries(STATES).map(([name, code]) => ({ id: stateId(code), name, code, country: 'India' }));

export const demoCities = () =>
  Object.entries(CITIES).flatMap(([code, cities]) =>
    Object.entries(cities).map(([name, pincode]) => ({ id: demoId(`city ${name}`, 0), name, state_id: stateId(code), pincode })),
  );
