import { recordManual } from './record.ts';

recordManual('en');
