import type { TaxSystem } from './agreements/agreement-money';
import type { Random } from './random';

/** An employee with the number the database gave. */
export interface Colleague {
  id: number;
  fullName: string;
  lastName: string;
  /** Code of the department. */
  department: string;
  /** The part before `@contracts.local` of a demo account; null for everybody else. */
  login: string | null;
  status: 'active' | 'dismissed' | 'invited';
}

/** A partner with what agreements need to know about it. */
export interface Partner {
  id: number;
  /** What it lives on; deals are made only with those who can carry them out. */
  trade: string;
  /** Empty for a foreign one. */
  city: string;
  nameShort: string;
  nameFull: string;
  /** «ООО „Лесная Плаза“» as people write it. */
  title: string;
  isForeign: boolean;
  tax: TaxSystem;
  currency: string;
  hasEdi: boolean;
  /** In words, as the card says it. */
  state: string;
  /** When security was through with it; null before. */
  checkedAt: string | null;
  /** Neither blocked nor liquidated: new agreements are made only with such. */
  isSound: boolean;
  /** Who signs for it. */
  signatoryId: number;
}

/** Everybody who takes part in the demo company's agreements. */
export class Cast {
  constructor(
    readonly colleagues: readonly Colleague[],
    readonly partners: readonly Partner[],
    readonly ownCount: number,
  ) {}

  /** The employee with the last name. */
  named(lastName: string): Colleague {
    const found = this.colleagues.find((colleague) => colleague.lastName === lastName);
    if (found === undefined) throw new RangeError(`Nobody is called ${lastName}`);
    return found;
  }

  /** The partner with the name. */
  partner(name: string): Partner {
    const found = this.partners.find(({ nameShort }) => nameShort === name);
    if (found === undefined) throw new RangeError(`No partner is called ${name}`);
    return found;
  }

  /** The account of a demo login. */
  demo(login: string): Colleague {
    const found = this.colleagues.find((colleague) => colleague.login === login);
    if (found === undefined) throw new RangeError(`No demo account ${login}`);
    return found;
  }

  /** Whom the journal names by the id; null of what comes by itself. */
  actor(id: number | null): { id: number; name: string } | null {
    const found = this.colleagues.find((colleague) => colleague.id === id);
    return found === undefined ? null : { id: found.id, name: found.fullName };
  }

  /** An employee who works in one of the departments; the head of purchasing has most on her desk. */
  someoneOf(random: Random, departments: readonly string[]): Colleague {
    const able = this.colleagues.filter(
      ({ department, status }) => departments.includes(department) && status === 'active',
    );
    const buyer = able.find(({ login }) => login === 'buyer');
    if (buyer !== undefined && random.chance(0.4)) return buyer;
    return able.length > 0 ? random.pick(able) : this.named('Журавлёва');
  }

  someLawyer(random: Random): Colleague {
    return random.chance(0.5)
      ? this.demo('lawyer')
      : random.pick([this.named('Власов'), this.named('Рябинин'), this.named('Фомина')]);
  }
}
