export { PasswordService } from './password.service.js';
