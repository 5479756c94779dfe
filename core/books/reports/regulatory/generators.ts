import type { AnyGenerator } from '#core/books/reports/generator.ts';
import { type ExtractFile, extractOf, isExtractFile } from '#lib/books/extracts.ts';
import { cashGenerator } from './cash-file/cash-generator.ts';
import { countFindings } from './checks/check.ts';
import { checksOf } from './extracts.ts';
import { monthOf, someMonth } from './month.ts';
import { slipGenerator } from './slip-generator.ts';
import { tableGenerator } from './table-generator.ts';

const generators: Readonly<Record<ExtractFile, AnyGenerator>> = {
  PUBLIKASI_NERACA: tableGenerator('PUBLIKASI_NERACA'),
  PUBLIKASI_LABA_RUGI: tableGenerator('PUBLIKASI_LABA_RUGI'),
  PUBLIKASI_KOMITMEN: tableGenerator('PUBLIKASI_KOMITMEN'),
  PPH_DAFTAR: tableGenerator('PPH_DAFTAR'),
  PPH_BUKTI: slipGenerator('PPH'),
  ZAKAT_DAFTAR: tableGenerator('ZAKAT_DAFTAR'),
  ZAKAT_SERTIFIKAT: slipGenerator('ZAKAT'),
  LPS_NASABAH: tableGenerator('LPS_NASABAH'),
  ANTASENA_DPK: tableGenerator('ANTASENA_DPK'),
  SLIK_DEBITUR: tableGenerator('SLIK_DEBITUR'),
  GOAML_LTKT: cashGenerator('LTKT'),
  GOAML_LTKM: cashGenerator('POLA'),
};

/** Returns the generator of an extract's file, which also counts its gaps; undefined where there is none. */
export const extractGenerator = (code: string): AnyGenerator | undefined =>
  isExtractFile(code)
    ? {
        ...generators[code],
        handedIn: true,
        check: async (db, tanya) =>
          countFindings(db, checksOf[extractOf(code).code], await monthOf(db, someMonth.parse(tanya).bulan)),
      }
    : undefined;
