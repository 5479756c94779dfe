import { CashReports } from '#components/customers/walk-ins/report-list.tsx';

export default CashReports;
