import { readableAddress } from './readable-address';

it.each([
  ['अपोलो अस्पताल', 'apolo-aspatal'],
  ['सूर्या हॉस्पिटल पुणे', 'surya-hospital-pune'],
  ['ज़िला चिकित्सालय', 'jila-cikitsalay'],
  ['அப்பல்லோ மருத்துவமனை', 'appallo-maruttuvamanai'],
  ['సూర్య ఆసుపత్రి', 'surya-asupatri'],
  ['ആശുപത്രി കൊച്ചി', 'asupatri-kocci'],
  ['আপোলো হাসপাতাল', 'apolo-hasapatal'],
  ['શ્રી હોસ્પિટલ', 'sri-hospital'],
  ['ಸೂರ್ಯ ಆಸ್ಪತ್ರೆ', 'surya-aspatre'],
  ['ਸੂਰਜ ਹਸਪਤਾਲ', 'suraj-hasapatal'],
  ['ଆପୋଲୋ', 'apolo'],
  ['شفا ہسپتال', 'shf-hsptl'],
  ['Élan Clinic', 'elan-clinic'],
  ["St. John's Hospital & Research", 'st-johns-hospital-research'],
  ['😀', 'grinning'],
  ['…', 'hospital'],
])('%s is found at %s', (name, address) => {
  expect(readableAddress(name)).toBe(address);
});
