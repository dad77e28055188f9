import { crc32 } from 'node:zlib';
import { ZipInflater } from './zip-inflater';
import { DEFLATED, ZipFault, type ZipPart } from './zip-part';

/** Contents up to this long may be looked into when they are not packed. */
const SHORT = 256;

/** The content of one part as it passes: finds its end and counts what it unpacks to. */
export class ZipContent {
  /** True when the next byte belongs to something else. */
  isOver: boolean;
  private passed = 0;
  private readonly declared: number | null;
  private readonly inflater: ZipInflater | null;
  private readonly kept: Buffer[] = [];

  constructor(readonly part: ZipPart) {
    this.declared = part.hasDescriptor ? null : part.unpacked;
    const isPacked = part.method === DEFLATED && part.isCounted && part.packed !== 0;
    this.inflater = isPacked ? new ZipInflater() : null;
    if (part.isCounted && !isPacked) part.unpacked = part.packed ?? 0;
    this.isOver = part.packed === 0;
  }

  /** The text of a short part that lies unpacked; empty of any other. */
  get text(): string {
    return Buffer.concat(this.kept).toString('latin1');
  }

  /** Takes what belongs to the part; answers how many bytes that were. */
  async take(bytes: Buffer): Promise<number> {
    const { part, inflater } = this;
    const wanted = bytes.subarray(0, part.packed === null ? bytes.length : part.packed - this.passed);
    const taken = inflater === null ? wanted.length : await inflater.take(wanted);
    this.passed += taken;
    if (inflater !== null) part.unpacked = inflater.unpacked;
    else if (part.isCounted) part.crc = crc32(wanted, part.crc);
    if (inflater === null && (part.packed ?? 0) <= SHORT) this.kept.push(Buffer.from(wanted));
    if (part.packed !== null && taken < wanted.length) throw new ZipFault('damaged');
    if (taken < wanted.length || this.passed === part.packed) await this.finish();
    return taken;
  }

  /** Refuses a part that was over and had not the size its header says. */
  requireDeclared(): void {
    if (this.declared !== null && this.declared !== this.part.unpacked) throw new ZipFault('damaged');
  }

  close(): void {
    this.inflater?.close();
  }

  private async finish(): Promise<void> {
    this.isOver = true;
    this.part.packed = this.passed;
    if (this.inflater === null) return;
    await this.inflater.finish();
    this.part.unpacked = this.inflater.unpacked;
    this.part.crc = this.inflater.crc;
  }
}
