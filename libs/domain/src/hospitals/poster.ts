/** What the poster with the booking code says, in one language. */
export interface PosterWords {
  readonly lang: string;
  readonly title: string;
  /** In the order in which a patient takes them. */
  readonly steps: { readonly scan: string; readonly choose: string; readonly come: string };
  readonly call: string;
}

export const POSTER_ENGLISH: PosterWords = {
  lang: 'en',
  title: 'Book your appointment',
  steps: { scan: 'Scan', choose: 'Choose doctor and time', come: 'Arrive on time' },
  call: 'Or call',
};

const HINDI: PosterWords = {
  lang: 'hi',
  title: 'अपॉइंटमेंट बुक करें',
  steps: { scan: 'स्कैन करें', choose: 'डॉक्टर और समय चुनें', come: 'अपने समय पर आएँ' },
  call: 'या फ़ोन करें',
};

const MARATHI: PosterWords = {
  lang: 'mr',
  title: 'अपॉइंटमेंट बुक करा',
  steps: { scan: 'स्कॅन करा', choose: 'डॉक्टर आणि वेळ निवडा', come: 'आपल्या वेळेवर या' },
  call: 'किंवा फोन करा',
};

const BENGALI: PosterWords = {
  lang: 'bn',
  title: 'অ্যাপয়েন্টমেন্ট বুক করুন',
  steps: { scan: 'স্ক্যান করুন', choose: 'ডাক্তার ও সময় বেছে নিন', come: 'আপনার সময়ে আসুন' },
  call: 'অথবা ফোন করুন',
};

const GUJARATI: PosterWords = {
  lang: 'gu',
  title: 'એપોઇન્ટમેન્ટ બુક કરો',
  steps: { scan: 'સ્કેન કરો', choose: 'ડૉક્ટર અને સમય પસંદ કરો', come: 'તમારા સમયે આવો' },
  call: 'અથવા ફોન કરો',
};

const PUNJABI: PosterWords = {
  lang: 'pa',
  title: 'ਅਪੌਇੰਟਮੈਂਟ ਬੁੱਕ ਕਰੋ',
  steps: { scan: 'ਸਕੈਨ ਕਰੋ', choose: 'ਡਾਕਟਰ ਅਤੇ ਸਮਾਂ ਚੁਣੋ', come: 'ਆਪਣੇ ਸਮੇਂ ’ਤੇ ਆਓ' },
  call: 'ਜਾਂ ਫ਼ੋਨ ਕਰੋ',
};

const TAMIL: PosterWords = {
  lang: 'ta',
  title: 'சந்திப்பை முன்பதிவு செய்யுங்கள்',
  steps: { scan: 'ஸ்கேன் செய்யுங்கள்', choose: 'மருத்துவரையும் நேரத்தையும் தேர்ந்தெடுங்கள்', come: 'உங்கள் நேரத்தில் வாருங்கள்' },
  call: 'அல்லது அழையுங்கள்',
};

const TELUGU: PosterWords = {
  lang: 'te',
  title: 'అపాయింట్‌మెంట్ బుక్ చేసుకోండి',
  steps: { scan: 'స్కాన్ చేయండి', choose: 'డాక్టర్‌ను, సమయాన్ని ఎంచుకోండి', come: 'మీ సమయానికి రండి' },
  call: 'లేదా ఫోన్ చేయండి',
};

const KANNADA: PosterWords = {
  lang: 'kn',
  title: 'ಅಪಾಯಿಂಟ್‌ಮೆಂಟ್ ಬುಕ್ ಮಾಡಿ',
  steps: { scan: 'ಸ್ಕ್ಯಾನ್ ಮಾಡಿ', choose: 'ವೈದ್ಯರನ್ನು ಮತ್ತು ಸಮಯವನ್ನು ಆರಿಸಿ', come: 'ನಿಮ್ಮ ಸಮಯಕ್ಕೆ ಬನ್ನಿ' },
  call: 'ಅಥವಾ ಕರೆ ಮಾಡಿ',
};

const MALAYALAM: PosterWords = {
  lang: 'ml',
  title: 'അപ്പോയിന്റ്മെന്റ് ബുക്ക് ചെയ്യുക',
  steps: { scan: 'സ്കാൻ ചെയ്യുക', choose: 'ഡോക്ടറെയും സമയവും തിരഞ്ഞെടുക്കുക', come: 'നിങ്ങളുടെ സമയത്ത് എത്തുക' },
  call: 'അല്ലെങ്കിൽ വിളിക്കുക',
};

/** By the code of the state; Hindi where the state has another language that is not here yet, or none is known. */
const OF_STATE: Readonly<Record<string, PosterWords>> = {
  AP: TELUGU,
  DH: GUJARATI,
  GJ: GUJARATI,
  KA: KANNADA,
  KL: MALAYALAM,
  LD: MALAYALAM,
  MH: MARATHI,
  PB: PUNJABI,
  PY: TAMIL,
  TN: TAMIL,
  TR: BENGALI,
  TS: TELUGU,
  WB: BENGALI,
};

/** The second language of a poster. */
export const posterWords = (stateCode: string | null): PosterWords => OF_STATE[stateCode?.toUpperCase() ?? ''] ?? HINDI;
