import { filledIn } from './messages/filled-in.ts';
import { paper } from './messages/paper.ts';

/** Returns an office as paper names it: "Kantor Cabang Jakarta 001"; the whole bank where there is no code. */
export const officeOf = (code: string, name: string): string => {
  if (code === '') return paper.seluruhBank;
  const whole = /^kantor/i.test(name) ? paper.kantor : paper.kantorCabang;
  return filledIn(whole, { nama: name, kode: code }).trim();
};
