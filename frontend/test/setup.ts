import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Busy machines take their time.
configure({ asyncUtilTimeout: 8000 });
