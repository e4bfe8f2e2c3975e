import type { Chance } from './chance';

export type DemoGender = 'male' | 'female';

const words = (text: string): string[] => text.trim().split(/\s+/u);

const WOMEN = words(`
  Aaradhya Aditi Aishwarya Ananya Anita Anjali Asha Bhavna Chitra Deepa Divya Fatima Gauri Geeta Harpreet Ishita Jaya Jyoti Kamala
  Kavita Keerthi Lakshmi Lata Madhuri Mala Manisha Meena Meera Mythili Nandini Neha Nisha Padma Pallavi Parvati Pooja Priya Radha
  Rekha Rita Rukmini Sadia Sangeeta Sarita Savitri Shabana Shalini Shreya Sita Sneha Sudha Sunita Swati Tara Uma Usha Vaishali Vandana
  Vidya Zoya`);

const MEN = words(`
  Aarav Abdul Aditya Ajay Akash Amit Anand Anil Arjun Arun Ashok Balaji Bharat Chandra Deepak Dev Dinesh Farhan Ganesh Gopal Gurpreet
  Hari Imran Irfan Jagdish Joseph Karthik Kiran Kishore Lokesh Mahesh Manoj Mohan Murali Nagesh Naveen Nikhil Nitin Pankaj Prakash
  Pranav Prasad Rahul Rajesh Rakesh Ramesh Ravi Rohan Rohit Sachin Sandeep Sanjay Suresh Sunil Tarun Thomas Uday Vijay Vikram Vinod`);

export const SURNAMES = words(`
  Agarwal Ahmed Ansari Banerjee Bhat Bose Chatterjee Chaudhary Chavan Das Desai Deshmukh Deshpande D'Souza Dutta Fernandes Gandhi
  Ghosh Gill Gokhale Gowda Gupta Hegde Iyengar Iyer Jadhav Jain Joshi Kadam Kapoor Kaur Khan Khanna Kulkarni Kumar Malhotra Mathew
  Mehta Menon Mishra Mukherjee Naidu Naik Nair Pandey Patel Patil Pawar Pillai Prabhu Qureshi Rane Rao Rathore Reddy Saxena Sen Shah
  Sharma Shetty Shinde Siddiqui Singh Sinha Srinivasan Subramaniam Thakur Tiwari Trivedi Varghese Varma Verma Yadav`);

/** Names as some people write them: in Devanagari, or in a single word. */
const IN_DEVANAGARI: Record<DemoGender, readonly string[]> = {
  female: words('सुनीता प्रिया अनीता कविता मीना रेखा सीमा पूजा नेहा गीता'),
  male: words('राजेश विजय सुरेश अमित रमेश संजय अनिल दिनेश मनोज प्रकाश'),
};
const SURNAMES_IN_DEVANAGARI = words('शर्मा पाटील सिंह वर्मा गुप्ता यादव जोशी मिश्रा चौहान कुलकर्णी');
const SINGLE: Record<DemoGender, readonly string[]> = {
  female: words('Lakshmiammal Noor Selvi Meenakshi Parveen Valliammai Chellammal Razia'),
  male: words('Selvaraj Murugan Palanisamy Senthilkumar Arumugam Dorjee Tenzin Ponnusamy'),
};
const MOST_OF_ONE_NAME = 3;

const otherwise = (gender: DemoGender, chance: Chance): string =>
  chance.hits(50) ? chance.pick(SINGLE[gender]) : `${chance.pick(IN_DEVANAGARI[gender])} ${chance.pick(SURNAMES_IN_DEVANAGARI)}`;

export const givenName = (gender: DemoGender, chance: Chance): string => chance.pick(gender === 'female' ? WOMEN : MEN);

/** Names of patients, none of them for more than three people. */
export function patientNames(chance: Chance): (gender: DemoGender, family: string) => string {
  const used = new Map<string, number>();
  const next = (gender: DemoGender, family: string): string => {
    const name = chance.hits(3) ? otherwise(gender, chance) : `${givenName(gender, chance)} ${family}`;
    const times = (used.get(name) ?? 0) + 1;
    if (times > MOST_OF_ONE_NAME) return next(gender, family);
    used.set(name, times);
    return name;
  };
  return next;
}

/** 'kavita.dsouza17@example.in' for a name in Latin letters, else 'patient17@example.in'. */
export function demoEmail(name: string, n: number): string {
  const words = name
    .toLowerCase()
    .replace(/[^a-z ]/gu, '')
    .trim()
    .replace(/ +/gu, '.');
  return `${words || 'patient'}${n}@example.in`;
}
