import { walkManual } from './walk.ts';

walkManual('id');
