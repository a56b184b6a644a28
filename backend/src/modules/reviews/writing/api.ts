export { ReviewMutationResolver } from './mutation.resolver.js';
