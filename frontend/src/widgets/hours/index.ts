export { HoursField } from './HoursField';
