import { recordManual } from './record.ts';

recordManual('id');
