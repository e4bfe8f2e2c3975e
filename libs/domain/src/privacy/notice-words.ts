import { NOTICE_NAME } from './notice';

export const NOTICE_LANGUAGES = ['en', 'hi'] as const;
export type NoticeLanguage = (typeof NOTICE_LANGUAGES)[number];

export interface Notice {
  readonly title: string;
  readonly lead: string;
  readonly version: string;
  readonly sections: readonly { readonly title: string; readonly points: readonly string[] }[];
}

const english: Notice = {
  title: NOTICE_NAME,
  lead: 'What happens to what you tell us when you book an appointment or send an enquiry.',
  version: 'Version',
  sections: [
    {
      title: 'What we take',
      points: [
        'For an appointment: your name, phone number, age, gender and symptoms; your e-mail address and location if you give them.',
        'For an enquiry: your name, e-mail address, phone number, organization and message.',
        'If you allow it by booking, a cookie that lets this browser fill in your details next time, for up to 180 days.',
      ],
    },
    {
      title: 'What it is used for',
      points: [
        'To book, prepare, move and remind you of your appointment, and to answer your enquiry.',
        'For nothing else: no advertising, and it is not sold.',
      ],
    },
    {
      title: 'Who sees it',
      points: [
        'The doctor you see, the administrators of that hospital, and the booking staff who serve it.',
        'Each of them sees only what their work needs. Who has looked is recorded.',
      ],
    },
    {
      title: 'How long it is kept',
      points: [
        'As long as you are a patient. The record of an appointment is kept for three years after it, as the rules for medical records ask.',
        'When you have it erased, your name and everything that leads to you go at once, and what a doctor had to keep about the appointment goes when the three years are over.',
      ],
    },
    {
      title: 'What you may ask for',
      points: [
        'A copy of your data, its correction, its erasure, and to take back your consent. Ask at the hospital where you booked.',
        'On the booking page, “Forget this device” removes your details from this browser.',
        'If the answer does not satisfy you, you may complain to the Data Protection Board of India.',
      ],
    },
  ],
};

const hindi: Notice = {
  title: 'गोपनीयता सूचना',
  lead: 'अपॉइंटमेंट लेते समय या पूछताछ भेजते समय आप जो जानकारी देते हैं, उसके साथ क्या होता है।',
  version: 'संस्करण',
  sections: [
    {
      title: 'हम क्या जानकारी लेते हैं',
      points: [
        'अपॉइंटमेंट के लिए: आपका नाम, फ़ोन नंबर, आयु, लिंग और लक्षण; यदि आप दें तो ई-मेल पता और स्थान।',
        'पूछताछ के लिए: आपका नाम, ई-मेल पता, फ़ोन नंबर, संस्था और संदेश।',
        'अपॉइंटमेंट लेने पर एक कुकी, जिससे यह ब्राउज़र अगली बार आपकी जानकारी स्वयं भर सके, अधिकतम 180 दिन तक।',
      ],
    },
    {
      title: 'इसका उपयोग किसलिए होता है',
      points: [
        'आपकी अपॉइंटमेंट तय करने, उसकी तैयारी करने, उसे बदलने और उसकी याद दिलाने के लिए, तथा आपकी पूछताछ का उत्तर देने के लिए।',
        'और किसी काम के लिए नहीं: न विज्ञापन के लिए, न इसे बेचा जाता है।',
      ],
    },
    {
      title: 'इसे कौन देखता है',
      points: [
        'जिस डॉक्टर से आप मिलते हैं, उस अस्पताल के प्रबंधक, और उसके लिए अपॉइंटमेंट लेने वाले कर्मचारी।',
        'हर व्यक्ति केवल वही देखता है जो उसके काम के लिए ज़रूरी है। किसने देखा, यह दर्ज होता है।',
      ],
    },
    {
      title: 'इसे कितने समय तक रखा जाता है',
      points: [
        'जब तक आप मरीज़ हैं। किसी विज़िट का रिकॉर्ड उसके बाद तीन वर्ष तक रखा जाता है, जैसा चिकित्सा रिकॉर्ड के नियम कहते हैं।',
        'जब आप इसे मिटवाते हैं, तो आपका नाम और आप तक पहुँचाने वाली हर जानकारी तुरंत हट जाती है; विज़िट के बारे में जो रखना अनिवार्य है, वह तीन वर्ष पूरे होने पर हट जाता है।',
      ],
    },
    {
      title: 'आप क्या माँग सकते हैं',
      points: [
        'अपनी जानकारी की प्रति, उसमें सुधार, उसे मिटाना, और अपनी सहमति वापस लेना। जिस अस्पताल में अपॉइंटमेंट ली थी, वहाँ कहें।',
        'अपॉइंटमेंट पेज पर “Forget this device” आपकी जानकारी इस ब्राउज़र से हटा देता है।',
        'यदि उत्तर से आप संतुष्ट न हों, तो भारत के डेटा संरक्षण बोर्ड से शिकायत कर सकते हैं।',
      ],
    },
  ],
};

export const NOTICES: Record<NoticeLanguage, Notice> = { en: english, hi: hindi };
