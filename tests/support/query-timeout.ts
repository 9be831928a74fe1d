import { configure } from '@testing-library/dom';

// Long enough that an element that is slow on a busy machine is not mistaken for one that never appears.
configure({ asyncUtilTimeout: 10_000 });
