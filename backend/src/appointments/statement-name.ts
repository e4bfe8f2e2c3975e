export { statementName } from '../database/statement-name';
