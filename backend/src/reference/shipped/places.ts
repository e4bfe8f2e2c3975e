/** State: code. The 28 states and the 8 union territories of India. */
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

/** State code: its larger cities, some with the pincode of their head post office. */
const CITIES: Readonly<Record<string, string>> = {
  AP: 'Visakhapatnam 530001, Vijayawada 520001, Tirupati 517501, Guntur 522001, Nellore, Kurnool, Rajamahendravaram, Kakinada, Kadapa, Anantapur, Eluru, Ongole, Vizianagaram, Srikakulam, Nandyal, Machilipatnam, Tenali, Proddatur, Chittoor, Hindupur',
  AR: 'Itanagar 791111, Naharlagun, Pasighat',
  AS: 'Guwahati 781001, Dibrugarh 786001, Silchar, Jorhat, Nagaon, Tinsukia, Tezpur, Bongaigaon, Sivasagar',
  BR: 'Patna 800001, Gaya 823001, Bhagalpur, Muzaffarpur, Purnia, Darbhanga, Bihar Sharif, Arrah, Begusarai, Katihar, Munger, Chhapra, Saharsa, Sasaram, Hajipur, Motihari',
  CG: 'Raipur 492001, Bilaspur 495001, Bhilai, Durg, Korba, Rajnandgaon, Jagdalpur, Raigarh, Ambikapur',
  GA: 'Panaji 403001, Margao 403601, Vasco da Gama, Mapusa, Ponda',
  GJ: 'Ahmedabad 380001, Surat 395003, Vadodara 390001, Rajkot 360001, Bhavnagar, Jamnagar, Junagadh, Gandhinagar, Anand, Nadiad, Bharuch, Navsari, Morbi, Mehsana, Bhuj, Gandhidham, Vapi, Valsad, Porbandar, Surendranagar',
  HR: 'Gurugram 122001, Faridabad 121001, Panipat, Ambala, Yamunanagar, Rohtak, Hisar, Karnal, Sonipat, Panchkula, Bhiwani, Sirsa, Bahadurgarh, Rewari, Kurukshetra',
  HP: 'Shimla 171001, Dharamshala, Solan, Mandi, Kullu, Una',
  JH: 'Ranchi 834001, Jamshedpur 831001, Dhanbad, Bokaro, Deoghar, Hazaribagh, Giridih, Ramgarh, Dumka',
  KA: 'Bengaluru 560001, Mysuru 570001, Mangaluru 575001, Hubballi 580020, Belagavi, Kalaburagi, Davanagere, Ballari, Vijayapura, Shivamogga, Tumakuru, Raichur, Bidar, Udupi, Hassan, Gadag, Chitradurga, Kolar, Mandya, Chikkamagaluru',
  KL: 'Thiruvananthapuram 695001, Kochi 682011, Kozhikode 673001, Thrissur, Kollam, Kannur, Alappuzha, Kottayam, Palakkad, Malappuram, Kasaragod, Pathanamthitta, Manjeri, Thalassery',
  MP: 'Bhopal 462001, Indore 452001, Gwalior 474001, Jabalpur 482001, Ujjain, Sagar, Dewas, Satna, Ratlam, Rewa, Katni, Singrauli, Burhanpur, Khandwa, Bhind, Chhindwara, Guna, Shivpuri, Vidisha, Mandsaur',
  MH: 'Pune 411001, Mumbai 400001, Nagpur 440001, Nashik 422001, Thane 400601, Aurangabad 431001, Navi Mumbai, Kalyan, Vasai-Virar, Solapur, Kolhapur, Amravati, Sangli, Akola, Nanded, Jalgaon, Latur, Dhule, Ahmednagar, Chandrapur, Parbhani, Jalna, Bhiwandi, Malegaon, Satara, Ratnagiri, Wardha, Yavatmal',
  MN: 'Imphal 795001, Thoubal, Churachandpur',
  ML: 'Shillong 793001, Tura, Jowai',
  MZ: 'Aizawl 796001, Lunglei',
  NL: 'Kohima 797001, Dimapur, Mokokchung',
  OD: 'Bhubaneswar 751001, Cuttack 753001, Rourkela, Berhampur, Sambalpur, Puri, Balasore, Bhadrak, Baripada, Jharsuguda, Angul',
  PB: 'Ludhiana 141001, Amritsar 143001, Jalandhar, Patiala, Bathinda, Mohali, Hoshiarpur, Pathankot, Moga, Firozpur, Phagwara, Kapurthala, Sangrur',
  RJ: 'Jaipur 302001, Jodhpur 342001, Udaipur 313001, Kota 324001, Ajmer, Bikaner, Alwar, Bhilwara, Bharatpur, Sikar, Pali, Sri Ganganagar, Hanumangarh, Tonk, Chittorgarh, Beawar, Jhunjhunu, Barmer, Churu',
  SK: 'Gangtok 737101, Namchi',
  TN: 'Chennai 600001, Coimbatore 641001, Madurai 625001, Tiruchirappalli 620001, Salem 636001, Tirunelveli, Erode, Vellore, Thoothukudi, Tiruppur, Dindigul, Thanjavur, Nagercoil, Hosur, Kanchipuram, Karur, Cuddalore, Kumbakonam, Tiruvannamalai, Namakkal, Pudukkottai, Rajapalayam, Sivakasi, Pollachi',
  TS: 'Hyderabad 500001, Warangal 506002, Nizamabad, Karimnagar, Khammam, Ramagundam, Mahbubnagar, Nalgonda, Adilabad, Siddipet, Suryapet',
  TR: 'Agartala 799001, Dharmanagar, Kailashahar',
  UP: 'Lucknow 226001, Kanpur 208001, Varanasi 221001, Agra 282001, Noida 201301, Ghaziabad, Meerut, Prayagraj, Bareilly, Aligarh, Moradabad, Saharanpur, Gorakhpur, Jhansi, Firozabad, Mathura, Ayodhya, Muzaffarnagar, Rampur, Shahjahanpur, Farrukhabad, Hapur, Etawah, Mirzapur, Bulandshahr, Sambhal, Amroha, Hardoi, Fatehpur, Raebareli, Orai, Sitapur, Bahraich, Unnao, Jaunpur, Lakhimpur, Greater Noida, Banda',
  UK: 'Dehradun 248001, Haridwar, Roorkee, Haldwani, Rudrapur, Kashipur, Rishikesh, Nainital',
  WB: 'Kolkata 700001, Howrah 711101, Siliguri 734001, Asansol, Durgapur, Bardhaman, Malda, Baharampur, Kharagpur, Haldia, Jalpaiguri, Bankura, Raiganj, Krishnanagar, Purulia, Barasat, Kalyani, Cooch Behar, Darjeeling, Midnapore',
  AN: 'Port Blair 744101',
  CH: 'Chandigarh 160017',
  DH: 'Daman, Diu, Silvassa',
  DL: 'New Delhi 110001, Delhi',
  JK: 'Srinagar 190001, Jammu 180001, Anantnag, Baramulla, Udhampur, Kathua, Sopore',
  LA: 'Leh 194101, Kargil',
  LD: 'Kavaratti',
  PY: 'Puducherry 605001, Karaikal, Mahe, Yanam',
};

export interface ShippedCity {
  readonly name: string;
  readonly stateCode: string;
  readonly pincode: string | null;
}

const cityOf = (stateCode: string, text: string): ShippedCity => {
  const [, name = text, pincode = null] = /^(.+?)(?: (\d{6}))?$/u.exec(text) ?? [];
  return { name, stateCode, pincode };
};

export const SHIPPED_STATES = Object.entries(STATES).map(([name, code]) => ({ name, code }));
export const SHIPPED_CITIES = Object.entries(CITIES).flatMap(([code, cities]) => cities.split(', ').map((city) => cityOf(code, city)));
