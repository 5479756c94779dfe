import { ClosedAccounts } from '#components/accounts/inquiries/account-lists.tsx';

export default ClosedAccounts;
