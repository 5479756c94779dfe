-- What fills the sentence of a finding's refusal: people read why a step has stopped, not its code.
alter table evening_finding add column rincian jsonb not null default '{}';
