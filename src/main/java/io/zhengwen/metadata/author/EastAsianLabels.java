package io.zhengwen.metadata.author;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What East Asian pages write before and behind a name, and what they write beside it. */
final class EastAsianLabels {
  /** What they say of times and give to press. */
  private static final Pattern LABEL =
      Pattern.compile(
          "(?:最后|最後)?(?:发表|發表|发布|發布|發佈|更新|编辑|編輯|回复|回復|回覆|提交)(?:于|於|时间|時間|日期)?"
              + "|(?:\\d+|[一二三四五六七八九十半几幾])?\\s?(?:秒|分钟|分鐘|小时|小時|天|周|週|个月|個月|年)前|刚刚|昨天|前天"
              + "|只看(?:该作者|該作者|楼主|樓主)|倒序[浏瀏][览覽]|(?:阅读|閱讀)模式|显示全部楼层|顯示全部樓層|作者|楼主|樓主"
              + "|登录|登入|登錄|注册|註冊|退出|设置|設定|关注|關注|已关注|收藏|分享|转发|轉發|订阅|訂閱|举报|舉報|檢舉|评论|評論|留言"
              + "|(?:.{0,6}的)?(?:作者)?(?:最新|热门|熱門|其他|其它|更多|全部|相关|相關)(?:文章|作品|回答|帖子|动态|動態)"
              + "|打印|列印|原创|原創|转载|轉載|查看原文|个人中心|会员中心|私信|点赞|点讚|打赏"
              + "|.{0,8}ログイン|ログアウト|新規登録|会員登録|マイページ|フォロー(?:する)?|シェア(?:する)?|スクラップ|ブックマーク|お気に入り|保存|印刷|コメント"
              + "|로그인|로그아웃|회원가입|마이페이지|공유(?:하기)?|구독(?:하기)?|팔로우|스크랩|인쇄|댓글");

  /** A reporter's office before the name. */
  private static final Pattern OFFICE =
      Pattern.compile(
          "(?:本[报報刊网網台]|特约|特約|特派|实习|實習|见习|見習|首席|资深|資深)?(?:记者|記者)[\\s：:]*(?=\\p{IsHan}{2,4}$)");

  /** Where or when somebody posted, behind the name. */
  private static final Pattern POSTED =
      Pattern.compile("\\s(?:发表|發表|发布|發布|發佈|张贴|張貼)(?:在|于|於)(?!\\p{IsHan}*$).*+");

  /** What somebody is, behind the name and a mark: {@code 三輪 早紀 : 経済ジャーナリスト}. */
  private static final Pattern OFFICE_BEHIND =
      Pattern.compile(
          "^([^：:／/｜|＝,，、]{2,10}?)\\s?[：:／/｜|＝,，、]\\s?[^：:]{0,20}(?:ジャーナリスト|記者|编辑|編集[部長者]?|ライター|コラムニスト|評論家|教授|研究員|作家"
              + "|コンサルタント|アナリスト|エディター|弁護士|医師|代表|社長)$");

  /** A name with what its bearer gave to the page: {@code 山田太郎撮影}. */
  private static final Pattern OF_PICTURE =
      Pattern.compile(".*(?:撮影|提供|写真|[摄攝]影?|供[图圖]|사진|제공)\\)?$");

  private EastAsianLabels() {}

  /** Whether a text says who took or gave a picture. */
  static boolean isOfPicture(String text) {
    return PersonNames.hasCjk(text) && text.length() > 2 && OF_PICTURE.matcher(text).matches();
  }

  /** Whether a text is such a label and no name. */
  static boolean isLabel(String text) {
    return PersonNames.hasCjk(text) && LABEL.matcher(text).matches();
  }

  /** The name in a text without the office before it and what its bearer did behind it. */
  static String nameIn(String text) {
    if (!PersonNames.hasCjk(text)) {
      return text;
    }
    Matcher office = OFFICE.matcher(text);
    String name = office.lookingAt() ? text.substring(office.end()) : text;
    Matcher behind = OFFICE_BEHIND.matcher(name);
    if (behind.matches() && !EastAsianBylines.isCue(behind.group(1))) {
      name = behind.group(1);
    }
    Matcher posted = POSTED.matcher(name);
    return posted.find() ? name.substring(0, posted.start()) : name;
  }
}
