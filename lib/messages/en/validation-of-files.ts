import type { ofFiles as id } from '#lib/messages/validation-of-files.ts';

export const ofFiles = {
  'v.berkasNama': 'A file name cannot be empty, longer than 120 characters, or hold / \\ : or invisible characters',
  'v.berkasJenis': 'What is in the file is no JPG, PNG, WebP, TIFF or PDF',
  'v.berkasBukanGambar': 'Send a picture, not a document',
  'v.berkasKosong': 'The file is empty',
  'v.berkasBesar': 'The file is larger than 25 MB',
  'v.berkasSatu': 'Send one file only',
  'v.berkasRusak': 'The file is damaged or incomplete',
  'v.berkasHalaman': 'The scan has more than 100 pages; save it as PDF and choose it again',
  'v.berkasSatuHalaman': 'This file has several pages; send one page',
  'v.berkasPiksel': 'The picture is too large: at most 50 million pixels',
  'v.berkasAktif': 'This PDF holds scripts, attachments, an active form or actions: print it to a plain PDF',
  'v.berkasTerkunci': 'This PDF is encrypted or cannot be looked through: print it to a plain PDF',
  'v.berkasMengembang': 'What is in this PDF expands too far when it is opened',
  'v.berkasVirus': 'The virus scanner refused this file; call the IT department',
} satisfies Record<keyof typeof id, string>;
