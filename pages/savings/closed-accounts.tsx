import { ClosedAccounts } from '#components/savings/account-lists.tsx';

export default ClosedAccounts;
