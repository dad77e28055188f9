import { type ParagraphLook, type RunLook, takeParagraphProperty, takeRunProperty } from './docx-look';
import { type Attributes, isOn, walkXml } from '../xml-walk';

export interface DocxStyle {
  basedOn: string | null;
  run: RunLook;
  paragraph: ParagraphLook;
}

/** Styles inherit from each other; a chain longer than this is a circle. */
const LONGEST_CHAIN = 20;

/** The styles of a document: what a paragraph or a run of a style looks like. */
export class DocxStyles {
  private readonly styles = new Map<string, DocxStyle>();
  private readonly resolved = new Map<string, DocxStyle>();
  private readonly defaults: DocxStyle = { basedOn: null, run: {}, paragraph: {} };
  private defaultStyle = '';

  constructor(xml: string | null) {
    if (xml === null) return;
    let style: DocxStyle = { basedOn: null, run: {}, paragraph: {} };
    let isInDefaults = false;
    walkXml(xml, {
      open: (name, attributes) => {
        if (name === 'w:docDefaults') isInDefaults = true;
        else if (name === 'w:style') style = this.begin(attributes);
        else if (name === 'w:basedOn') style.basedOn = attributes['w:val'] ?? null;
        else {
          const taker = isInDefaults ? this.defaults : style;
          takeRunProperty(taker.run, name, attributes);
          takeParagraphProperty(taker.paragraph, name, attributes);
        }
      },
      close: (name) => {
        if (name === 'w:docDefaults') isInDefaults = false;
      },
    });
  }

  /** The look of a style with everything it inherits; without a name the one paragraphs have by themselves. */
  look(id: string = this.defaultStyle): DocxStyle {
    const known = this.resolved.get(id);
    if (known !== undefined) return known;
    const chain: DocxStyle[] = [];
    for (let at: string | null = id; at !== null && chain.length < LONGEST_CHAIN;) {
      const style: DocxStyle | undefined = this.styles.get(at);
      if (style === undefined) break;
      chain.unshift(style);
      at = style.basedOn;
    }
    const parts = [this.defaults, ...chain];
    const look: DocxStyle = {
      basedOn: null,
      run: Object.assign({}, ...parts.map(({ run }) => run)) as RunLook,
      paragraph: Object.assign({}, ...parts.map(({ paragraph }) => paragraph)) as ParagraphLook,
    };
    this.resolved.set(id, look);
    return look;
  }

  /** What a style of characters adds. */
  runLook(id: string): RunLook {
    return this.styles.get(id)?.run ?? {};
  }

  private begin(attributes: Attributes): DocxStyle {
    const id = attributes['w:styleId'] ?? '';
    const style: DocxStyle = { basedOn: null, run: {}, paragraph: {} };
    this.styles.set(id, style);
    const isDefault = attributes['w:default'] !== undefined && isOn({ 'w:val': attributes['w:default'] });
    if (isDefault && attributes['w:type'] === 'paragraph') this.defaultStyle = id;
    return style;
  }
}
