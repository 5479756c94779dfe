import type { AnyMaker } from '#core/books/reports/maker.ts';
import { type ExtractFile, extractOf, isExtractFile } from '#lib/books/extracts.ts';
import { cashMaker } from './cash-file/cash-maker.ts';
import { countFindings } from './checks/check.ts';
import { checksOf } from './extracts.ts';
import { monthOf, someMonth } from './month.ts';
import { slipMaker } from './slip-maker.ts';
import { tableMaker } from './table-maker.ts';

const makers: Readonly<Record<ExtractFile, AnyMaker>> = {
  PUBLIKASI_NERACA: tableMaker('PUBLIKASI_NERACA'),
  PUBLIKASI_LABA_RUGI: tableMaker('PUBLIKASI_LABA_RUGI'),
  PUBLIKASI_KOMITMEN: tableMaker('PUBLIKASI_KOMITMEN'),
  PPH_DAFTAR: tableMaker('PPH_DAFTAR'),
  PPH_BUKTI: slipMaker('PPH'),
  ZAKAT_DAFTAR: tableMaker('ZAKAT_DAFTAR'),
  ZAKAT_SERTIFIKAT: slipMaker('ZAKAT'),
  LPS_NASABAH: tableMaker('LPS_NASABAH'),
  ANTASENA_DPK: tableMaker('ANTASENA_DPK'),
  SLIK_DEBITUR: tableMaker('SLIK_DEBITUR'),
  GOAML_LTKT: cashMaker('LTKT'),
  GOAML_LTKM: cashMaker('POLA'),
};

/** Returns the maker of an extract's file, which also counts its gaps; undefined where there is none. */
export const extractMaker = (code: string): AnyMaker | undefined =>
  isExtractFile(code)
    ? {
        ...makers[code],
        handedIn: true,
        check: async (db, tanya) =>
          countFindings(db, checksOf[extractOf(code).code], await monthOf(db, someMonth.parse(tanya).bulan)),
      }
    : undefined;
