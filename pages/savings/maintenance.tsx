import { SavingsAccounts } from '#components/accounts/inquiries/account-lists.tsx';

export default SavingsAccounts;
