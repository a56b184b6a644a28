export { MailNote } from './components/MailNote';
