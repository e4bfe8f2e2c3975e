export { uuidv7 as newId } from 'uuidv7';
