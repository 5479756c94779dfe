import { walkManual } from './walk.ts';

walkManual('en');
