for (const f of ['core/evening/steps.ts','core/evening/run-evening.ts','core/branch/area.ts','core/profit/set-rate.ts','core/report/regulatory/table-maker.ts','core/report/regulatory/slip-maker.ts','core/deposit/bilyet-paper.ts','core/db/lay-bank/house.ts','core/ledger/check-cash.ts']) {
  try { await import('/work/wt/day/'+f); console.log('ok', f); } catch (e) { console.log('FAIL', f, e.message); }
}
