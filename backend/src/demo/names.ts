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

/** Names as some people write them: in Devanagari, or a single word. */
const WRITTEN_OTHERWISE: Record<DemoGender, readonly string[]> = {
  female: ['सुनीता देवी', 'Lakshmiammal', 'प्रिया शर्मा', 'Noor'],
  male: ['राजेश कुमार', 'Selvaraj', 'विजय पाटील', 'Murugan'],
};

export const givenName = (gender: DemoGender, chance: Chance): string => chance.pick(gender === 'female' ? WOMEN : MEN);

export function patientName(gender: DemoGender, family: string, chance: Chance): string {
  return chance.hits(3) ? chance.pick(WRITTEN_OTHERWISE[gender]) : `${givenName(gender, chance)} ${family}`;
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
