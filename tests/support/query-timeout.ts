import { configure } from '@testing-library/dom';

// What never appears is told apart from what is slow on a busy machine by a wide margin.
configure({ asyncUtilTimeout: 10_000 });
